/** What axe cannot decide by itself, and why it is right as it is. What is not in this list fails. */
export const EXPLAINED: readonly { readonly rule: string; readonly where: RegExp; readonly why: string }[] = [
  {
    rule: 'aria-hidden-focus',
    where: /data-headlessui-focus-guard/,
    why: 'The guards at either end of a dialog take the focus for no longer than it takes to hand it on to the first or last control inside.',
  },
  {
    rule: 'color-contrast',
    where: /\.(?:textLayer|markedContent)\b|^#p\d+R_mc\d+ /,
    why: "The words over a page of the guide are transparent, for choosing and reading out; what is seen is the page's own drawing.",
  },
];

/** Whether an undecided finding is explained. */
export const isExplained = (rule: string, target: string): boolean =>
  EXPLAINED.some((one) => one.rule === rule && one.where.test(target));
