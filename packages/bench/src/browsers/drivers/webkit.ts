import { Builder, type WebDriver } from 'selenium-webdriver';
import type { Browser, Tab } from '../tab.ts';
import { finger } from './finger.ts';
import { isAt, isFault, keepFaults, reportViolations, takeFaults } from './hear.ts';
import {
  clickActions,
  dragActions,
  perform,
  pressActions,
  typeActions,
  wheelActions,
} from './webdriver-actions.ts';
import { startProcess } from './webkit-process.ts';

/** Starts Debian's WebKitWebDriver; a MiniBrowser of its own comes with each tab. */
export async function startWebKit(driver: string, miniBrowser: string): Promise<Browser> {
  const { address, downloads, stop } = await startProcess(driver);
  const open = () =>
    new Builder()
      .usingServer(address)
      .disableEnvironmentOverrides()
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
      })
      .build();
  // One browser for all tabs: a start takes longer than most flows.
  let idle: WebDriver | undefined = await open();
  const version = (await idle.getCapabilities()).get('browserVersion');
  return {
    engine: 'webkit',
    version: `WebKitGTK ${version}`,
    driver: 'WebKitWebDriver (selenium-webdriver), fingers by script',
    limits: {},
    downloads,
    newTab: async () => {
      const driver = idle ?? (await open());
      idle = undefined;
      return tabOf(driver, async () => {
        await driver.executeScript(empty);
        await driver.get('about:blank');
        idle = driver;
      });
    },
    close: async () => {
      await idle?.quit();
      stop();
    },
  };
}

// The service worker stays, as for a returning visitor; the storage of the page is emptied.
const empty = `localStorage.clear(); sessionStorage.clear();
  return caches.keys().then((keys) => Promise.all(keys.filter((key) => /feeds/.test(key)).map((key) => caches.delete(key))))`;

async function tabOf(driver: WebDriver, leave: () => Promise<void>): Promise<Tab> {
  const own = await driver.getWindowHandle();
  const faults: string[] = [];
  // The driver gives no console: the page collects its faults from the end of its loading on.
  const hear = `(${keepFaults})(${reportViolations});`;
  const run = (script: string) => driver.executeScript(`${hear} return (${script})`);
  const take = async () => {
    faults.push(...((await run(`(${takeFaults})()`)) as string[]));
  };
  return {
    open: async (url) => {
      if ((await driver.getCurrentUrl()).startsWith('http')) await take();
      await driver.get(url);
    },
    reload: async () => {
      await take();
      await driver.navigate().refresh();
    },
    back: async () => void (await run('history.back()')),
    forward: async () => void (await run('history.forward()')),
    address: () => driver.getCurrentUrl(),
    run: (script, ...args) => run(`(${script})(...${JSON.stringify(args)})`) as Promise<never>,
    inject: (text) => driver.executeScript(`{${text}\n}`),
    move: (point) => perform(driver, dragActions([point], false)),
    click: (at, times) => perform(driver, clickActions(at, times)),
    drag: (points, pointer) =>
      pointer === 'mouse'
        ? perform(driver, dragActions(points, true))
        : (run(`(${finger})(${JSON.stringify(points)})`) as Promise<void>),
    press: (key) => perform(driver, pressActions(key)),
    type: (text) => perform(driver, typeActions(text)),
    wheel: (at, by) => perform(driver, wheelActions(at, by)),
    resize: async (width, height) => {
      await driver.manage().window().setRect({ width, height });
      const [inWidth, inHeight] = (await run('[innerWidth, innerHeight]')) as [number, number];
      await driver
        .manage()
        .window()
        .setRect({ width: 2 * width - inWidth, height: 2 * height - inHeight });
    },
    picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    heard: async () => {
      await take();
      return faults.splice(0).filter(isFault);
    },
    opened: async () => {
      const addresses: string[] = [];
      for (const handle of await driver.getAllWindowHandles()) {
        if (handle === own) continue;
        await driver.switchTo().window(handle);
        const address = await driver.getCurrentUrl();
        if (!isAt(address)) continue;
        addresses.push(address);
        await driver.close();
      }
      await driver.switchTo().window(own);
      return addresses;
    },
    close: () => leave().catch(() => driver.quit()),
  };
}
