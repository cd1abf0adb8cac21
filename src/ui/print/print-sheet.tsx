import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { DIALOG_IDS, dialogOf } from '../../domain/navigation/dialogs.ts';
import { type SheetSubject, sheetFoot, sheetSubject } from '../../domain/print/sheet.ts';
import { dateTimeStamp } from '../../domain/shared/indonesian-date.ts';
import * as sharedTexts from '../../domain/shared/texts.ts';
import { useDependencies } from '../dependencies.tsx';
import { dialogName } from '../dialog-names.ts';
import { SheetFoot, SheetHead } from './sheet-parts.tsx';
import { wakePictures } from './wake-pictures.ts';

/** A sheet while it is printed. */
interface Sheet {
  readonly subject: SheetSubject;
  /** What it is about, in a word or two; empty for the whole page. */
  readonly name: string;
  readonly foot: readonly string[];
  readonly top: HTMLElement;
  readonly end: HTMLElement;
}

const NAMES = { products: sharedTexts.legalProducts, contact: sharedTexts.contact, page: '' } as const;

/**
 * The parts of a sheet of paper around the printed content: the office and its address, the hours, the address of the
 * page and the date (spec §2 On paper). It is on the page only while printing.
 */
export function PrintSheet() {
  const { config, clock, site } = useDependencies();
  const [sheet, setSheet] = useState<Sheet>();
  useEffect(() => {
    let clean = () => {};
    const begin = () => {
      clean();
      const { value } = site.dialogs.getSnapshot();
      const open = DIALOG_IDS.filter((id) => value[id] === 'open');
      // The upper one, where one lies over another.
      const dialog = open.find((id) => dialogOf(id).over) ?? open[0];
      const subject = sheetSubject({
        isDialogOpen: dialog !== undefined,
        isProductListOpen: site.productList.getSnapshot().matches('open'),
        anchor: location.hash,
      });
      const name = dialog
        ? dialogName(dialog, config.centre).title
        : subject === 'dialog'
          ? ''
          : NAMES[subject];
      const state = document.querySelector<HTMLElement>('[data-sheet-state]')?.dataset.sheetState;
      const foot = sheetFoot(location.href, dateTimeStamp(clock.now()), state);
      const [top, end] = [document.createElement('div'), document.createElement('div')];
      document.body.prepend(top);
      document.body.append(end);
      const { dataset, style } = document.documentElement;
      dataset.sheet = subject;
      // For the foot of every page, where the browser draws one (styles/_print.scss).
      style.setProperty('--sheet-foot', foot.map((line) => JSON.stringify(line)).join(' "\\a" '));
      const sleep = wakePictures(subject);
      clean = () => {
        sleep();
        delete dataset.sheet;
        style.removeProperty('--sheet-foot');
        top.remove();
        end.remove();
        clean = () => {};
      };
      // The browser takes the page as it is when this returns.
      flushSync(() => setSheet({ subject, name, foot, top, end }));
    };
    const finish = () => {
      flushSync(() => setSheet(undefined));
      clean();
    };
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', finish);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', finish);
      clean();
    };
  }, [config, clock, site]);
  if (sheet === undefined) return null;
  const { subject, name, foot, top, end } = sheet;
  return (
    <>
      {createPortal(<SheetHead name={name} />, top)}
      {createPortal(<SheetFoot hasHours={subject === 'dialog' || subject === 'products'} foot={foot} />, end)}
    </>
  );
}
