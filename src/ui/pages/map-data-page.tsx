import { mapData } from 'virtual:map-data';
import { useDependencies } from '../dependencies.tsx';
import { MissingPage } from './error-page.tsx';
import { DataList } from './inner/data-list.tsx';
import { InnerPage } from './inner/inner-page.tsx';

/** What can be downloaded of the map (spec §2 Map data); where the site uses another map there is no such page. */
export function MapDataPage() {
  const { mapUrl } = useDependencies().handoff;
  if (mapUrl !== '') return <MissingPage />;
  return (
    <InnerPage id="mapData">
      <DataList data={mapData} />
    </InnerPage>
  );
}
