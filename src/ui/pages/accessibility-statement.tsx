import axe from '../../../docs/accessibility.json' with { type: 'json' };
import browsers from '../../../docs/browsers.json' with { type: 'json' };
import * as texts from '../../domain/pages/texts.ts';
import { longDate } from '../../domain/shared/indonesian-date.ts';
import { useDependencies } from '../dependencies.tsx';

/**
 * What is accessible on this site, how that was tested, what is not, and whom to tell (spec §2 Accessibility
 * statement). A test writes the figures of axe, so that they cannot become outdated unnoticed; what was tried in which browser is a
 * record with its date.
 */
export function AccessibilityStatement() {
  const { office, contact } = useDependencies().config;
  return (
    <>
      <h1>{texts.aksesibilitas}</h1>
      <p className="statement__lead">{texts.situsDibuatAgarDapat(office.name)}</p>
      <h2>{texts.seberapaJauhKamiMemenuhinya}</h2>
      <p>{texts.kamiMengikutiPedomanWcag}</p>
      <Tested />
      <Missing />
      <h2>{texts.menemukanHambatan}</h2>
      <p>
        {texts.tulisKepada} <a href={`mailto:${contact.email}`}>{contact.email}</a> {texts.atauKirimPesanKe}{' '}
        <a href={contact.hotline.href} rel="noopener noreferrer">
          {contact.hotline.label}
        </a>
        <span>{texts.sebutkanHalamanDanAlat(contact.answerWithinDays)}</span>
      </p>
      <p>{texts.andaJugaDapatDatang(contact.address)}</p>
    </>
  );
}

const count = (number: number): string => number.toLocaleString('id-ID');
const list = (items: readonly string[]): string => new Intl.ListFormat('id-ID').format(items);

function Tested() {
  const widths = list(axe.widths.map(String));
  return (
    <>
      <h2>{texts.apaYangDiujiDan}</h2>
      <ul>
        <li>
          {texts.padaAlatAxeMemeriksa(
            longDate(Date.parse(axe.date)),
            axe.axe,
            axe.views,
            axe.scenarios,
            widths,
            count(axe.checks),
            count(axe.violations),
          )}
        </li>
        {axe.later.length > 0 && <li>{texts.sesudahItuDitambahkan(list(axe.later))}</li>}
        {axe.undecided > 0 && <li>{texts.kontrasTulisanDiAtas(count(axe.undecided))}</li>}
        <li>{texts.setiapPerubahanSitusDiuji}</li>
        <li>
          {texts.padaHalHalTerpenting(
            longDate(Date.parse(browsers.date)),
            list(
              browsers.browsers.map(
                ({ version, passed, failed }) => `${version} (${passed} dari ${passed + failed} berhasil)`,
              ),
            ),
          )}
        </li>
        <li>{texts.perambanTertuaYangDidukung}</li>
      </ul>
    </>
  );
}

function Missing() {
  return (
    <>
      <h2>{texts.apaYangBelum}</h2>
      <ul>
        <li>{texts.situsIniBelumDiuji}</li>
        <li>{texts.dokumenPanduanPdfBelum}</li>
        <li>{texts.produkHukumAdalahBerkas}</li>
        <li>{texts.fotoGaleriDisebutDengan}</li>
        <li>{texts.padaLayarPonselTombol}</li>
        <li>{texts.videoTidakMemilikiDeskripsi}</li>
        <li>{texts.tanpaJavascriptArtikelDan}</li>
        <li>{texts.diPerambanLainSelain}</li>
        <li>{texts.petaPortalLayananDan}</li>
        <li>{texts.situsIniHanyaTersedia}</li>
      </ul>
    </>
  );
}
