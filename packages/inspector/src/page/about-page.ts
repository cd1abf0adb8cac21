import type { About, AboutPage } from '../application/log/record-log.ts';
import type { Knowledge } from '../application/shared/knowledge.ts';

/**
 * What a recording says of its page.
 * @param address at which it was opened, without the parameters of testers
 */
export function aboutPage({ byTheClock }: Knowledge, address: string): Omit<AboutPage, keyof About> {
  // A docked inspector takes its room from the page.
  const { height = 0 } = document.querySelector('.dock')?.getBoundingClientRect() ?? {};
  const viewport = { width: innerWidth, height: Math.round(innerHeight - height) };
  return { viewport, address, ...(byTheClock && { byTheClock }) };
}
