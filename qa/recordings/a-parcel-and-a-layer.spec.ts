import { visit } from '@bupc/inspector/visit';
import { test } from '@playwright/test';

test.use({ viewport: { width: 1280, height: 860 } });

test('Asks for a parcel of the map and shows a layer', async ({ page }) => {
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

  await page.getByRole('combobox', { name: 'Cari alamat, kelurahan, nomor persil, atau koordinat', exact: true }).fill('05.0148');
  await machines.expect({
    placeSearch: {"state":"found","context":{"query":"05.0148","found":{"count":1,"first":"Jalan Karangmulya II 13","last":"Jalan Karangmulya II 13","digest":"cb56b602"},"isSubmitted":false,"error":""}},
  });

  await page.getByRole('combobox', { name: 'Cari alamat, kelurahan, nomor persil, atau koordinat', exact: true }).press('Enter');
  await machines.expect({
    canvas: {"state":"drawn","context":{"view":{"centre":[112.72766899999999,-7.2561959999999885],"zoom":17.5},"reason":"","bounds":[112.72607584912623,-7.257595773417151,112.7292621508746,-7.254796222226787]}},
    centre: {"state":"known","context":{"at":[112.72766899999999,-7.2561959999999885],"facts":{"at":[112.72766899999999,-7.2561959999999885],"parcel":{"is":"05.0148","area":697,"shape":1,"digest":"c2f86012"},"kelurahan":"Karangmulya","district":"Kota Tengah","special":[],"unknown":[]}}},
    panel: {"state":"open","context":{"tab":"place","sheet":"half"}},
    place: {"state":{"card":"shown","sharing":"idle"},"context":{"error":"","asked":{"is":"05.0148","digest":"f82a7721"},"facts":{"at":[112.727669,-7.256196],"parcel":{"is":"05.0148","area":697,"shape":1,"digest":"c2f86012"},"kelurahan":"Karangmulya","district":"Kota Tengah","special":[],"unknown":[]}}},
    placeSearch: {"state":"chosen","context":{"query":"Jalan Karangmulya II 13","found":{"count":1,"first":"Jalan Karangmulya II 13","last":"Jalan Karangmulya II 13","digest":"cb56b602"},"isSubmitted":false,"error":"","chosen":{"is":"Jalan Karangmulya II 13","at":2,"digest":"9e4eb542"}}},
  });

  await page.getByRole('tab', { name: 'Lapisan', exact: true }).click();
  await machines.expect({
    panel: {"state":"open","context":{"tab":"layers","sheet":"half"}},
  });

  await page.getByRole('checkbox', { name: 'Batas Kecamatan Batas antarkecamatan di dalam kota', exact: true }).click();
  await machines.expect({
    layers: {"state":"chosen","context":{"shown":{"count":4,"first":"batas-kecamatan","last":"rdtr-pola-ruang","digest":"868dfde5"},"expanded":["administration"],"failures":{}}},
  });
  await machines.end();
});
