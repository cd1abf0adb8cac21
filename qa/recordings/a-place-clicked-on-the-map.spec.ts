import { drag, visit } from '@bupc/inspector/visit';
import { test } from '@playwright/test';

test.use({ viewport: { width: 1280, height: 860 } });

test('Clicks a place of the map and drags the map away', async ({ page }) => {
  const machines = await visit(page, '/peta/', 'all-well', ['banners']);
  await machines.expect({
    canvas: {"state":"drawn","context":{"view":{"centre":[112.75185,-7.258500717085852],"zoom":13.182509903169974},"reason":"","bounds":[112.72008484848368,-7.286409232090833,112.7836151515138,-7.230590470535304]}},
    centre: {"state":"known","context":{"at":[112.75185,-7.258500717085852],"facts":{"at":[112.75185,-7.258500717085852],"parcel":{"is":"10.2022","area":577,"shape":1,"digest":"566a2b56"},"kelurahan":"Rawabening","district":"Lembah Selatan","special":{"count":3,"first":"Rawan banjir sedang","last":"Koridor Kali Wening","digest":"5234b7f5"},"unknown":[]}}},
    panel: {"state":"open","context":{"tab":"layers","sheet":"low"}},
    layers: {"state":"chosen","context":{"shown":{"count":3,"first":"batas-kota","last":"rdtr-pola-ruang","digest":"649eebd3"},"expanded":["administration"],"failures":{}}},
    place: {"state":{"card":"closed","sharing":"idle"},"context":{"error":""}},
    placeSearch: {"state":"idle","context":{"query":"","found":[],"isSubmitted":false,"error":""}},
    activity: {"state":"looking","context":{"query":"","chosen":"","opened":""}},
    measure: {"state":"off","context":{"kind":"length","points":[]}},
    compare: {"state":"off","context":{"left":"rtrw-pola-ruang","right":"rdtr-pola-ruang","at":50}},
    here: {"state":"unasked","context":{"error":""}},
    print: {"state":"idle","context":{"address":""}},
  });

  await page.getByRole('region', { name: 'Peta kota', exact: true }).click({ position: { x: 500, y: 200 } });
  await machines.expect({
    panel: {"state":"open","context":{"tab":"place","sheet":"half"}},
    place: {"state":{"card":"shown","sharing":"idle"},"context":{"error":"","asked":{"kind":"position","at":[112.75790050504975,-7.24559619425537]},"facts":{"at":[112.75790050504975,-7.24559619425537],"parcel":{"is":"07.1676","area":458,"shape":1,"digest":"b50162ec"},"kelurahan":"Balai Kota","district":"Kota Tengah","special":{"count":1,"first":"Rawan banjir tinggi","last":"Rawan banjir tinggi","digest":"70592637"},"unknown":[]}}},
  });

  await drag(page.getByRole('region', { name: 'Peta kota', exact: true }), [500,150], [60,30]);
  await machines.expect({
    canvas: {"state":"drawn","context":{"view":{"centre":[112.74731212121401,-7.2562499548552495],"zoom":13.182509903169974},"reason":"","bounds":[112.71554696969935,-7.2841586097432725,112.77907727272947,-7.228339568948442]}},
    centre: {"state":"known","context":{"at":[112.74731212121401,-7.2562499548552495],"facts":{"at":[112.74731212121401,-7.2562499548552495],"parcel":{"is":"10.2391","area":660,"shape":1,"digest":"2ab451a9"},"kelurahan":"Rawabening","district":"Lembah Selatan","special":[],"unknown":[]}}},
  }, [], ['canvas', 'centre']);

  await page.getByRole('tab', { name: 'Lapisan', exact: true }).click();
  await machines.expect({
    panel: {"state":"open","context":{"tab":"layers","sheet":"half"}},
  }, [], ['canvas', 'centre']);
  await machines.end();
});
