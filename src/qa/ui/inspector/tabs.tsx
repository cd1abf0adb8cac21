import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react';
import { type ReactNode, useState } from 'react';

/** Tabs, of which one is shown. */
export interface TabsProps {
  readonly tabs: readonly { readonly name: string; readonly panel: ReactNode }[];
  /** The tab to show first, once it is known. */
  readonly shown: string | undefined;
}

/** Tabs by Headless UI. */
export function Tabs({ tabs, shown }: TabsProps) {
  const [chosen, choose] = useState<number>();
  const first = Math.max(
    0,
    tabs.findIndex(({ name }) => name === shown),
  );
  return (
    <TabGroup className="inspector__tabs" selectedIndex={chosen ?? first} onChange={choose}>
      <TabList className="inspector__tablist">
        {tabs.map(({ name }) => (
          <Tab key={name} className="inspector__tab">
            {name}
          </Tab>
        ))}
      </TabList>
      <TabPanels className="inspector__panels">
        {tabs.map(({ name, panel }) => (
          <TabPanel key={name} className="inspector__panel">
            {panel}
          </TabPanel>
        ))}
      </TabPanels>
    </TabGroup>
  );
}
