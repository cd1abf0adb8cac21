import './icon.scss';

/** The drawings of the set, in a box of 24. */
export const ICON_PATHS = {
  home: 'M3.5 11 12 4l8.5 7M6 9.5V20h4.5v-6h3v6H18V9.5',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M2.5 20v-1.5c0-2.5 2.5-4.5 6.5-4.5s6.5 2 6.5 4.5V20M16 4.3a3.5 3.5 0 0 1 0 6.4M18 14.3c2 .7 3.5 2 3.5 4.2V20',
  layers: 'm12 3 9 5-9 5-9-5zM3 12.5l9 5 9-5M3 17l9 5 9-5',
  map: 'm3 6.5 6-2.5 6 2.5 6-2.5v13.5L15 20l-6-2.5L3 20zM9 4v13.5M15 6.5V20',
  scales:
    'M12 3v18M7 21h10M4 6.5h16M7 6.5 3.5 14h7zM17 6.5 13.5 14h7zM3.5 14a3.5 3.5 0 0 0 7 0M13.5 14a3.5 3.5 0 0 0 7 0',
  book: 'M12 6.5C10 4.5 6.5 4 3 4v14.5c3.5 0 7 .5 9 2.5 2-2 5.5-2.5 9-2.5V4c-3.5 0-7 .5-9 2.5zM12 6.5V21',
  phone: 'M4 4h4.5l2 5-2.5 2c1 2.5 2.5 4 5 5l2-2.5 5 2V20c-8.5 1-17-7.5-16-16z',
  'arrow-right': 'M4 12h16M13.5 5.5 20 12l-6.5 6.5',
  'arrow-down': 'M12 4v16M5.5 13.5 12 20l6.5-6.5',
  'arrow-left': 'M20 12H4M10.5 5.5 4 12l6.5 6.5',
  'arrow-out': 'M6 18 18 6M8.5 6H18v9.5',
  'chevron-down': 'm5 9 7 7 7-7',
  'chevron-up': 'm5 15 7-7 7 7',
  pause: 'M9 5v14M15 5v14',
  play: 'M7 4.5v15L19.5 12z',
  refresh: 'M4 10a8 8 0 0 1 14.5-3.5L20 8M20 4v4h-4M20 14a8 8 0 0 1-14.5 3.5L4 16M4 20v-4h4',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13M15.5 15.5 21 21',
  download: 'M12 3.5v12M6.5 10.5l5.5 5.5 5.5-5.5M4 20.5h16',
  share: 'M7.5 8H5v12.5h14V8h-2.5M12 15V3.5M8 7.5l4-4 4 4',
  'zoom-in': 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13M15.5 15.5 21 21M10.5 7.5v6M7.5 10.5h6',
  'zoom-out': 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13M15.5 15.5 21 21M7.5 10.5h6',
  rotate: 'M20 12a8 8 0 1 1-2.5-5.8L20 8.5M20 3.5v5h-5',
  close: 'm5 5 14 14M19 5 5 19',
  list: 'M4 6.5h1M9 6.5h11M4 12h1M9 12h11M4 17.5h1M9 17.5h11',
  text: 'M5 5.5h14M5 10h14M5 14.5h14M5 19h8',
  printer: 'M7 8.5V3.5h10v5M7 16.5H3.5v-8h17v8H17M7 13.5h10v7H7z',
  expand: 'M4 9.5V4h5.5M14.5 4H20v5.5M20 14.5V20h-5.5M9.5 20H4v-5.5',
  shrink: 'M9.5 4v5.5H4M20 9.5h-5.5V4M14.5 20v-5.5H20M4 14.5h5.5V20',
  sound: 'M4 9.5v5h3.5l5 4v-13l-5 4zM16 9.5a4 4 0 0 1 0 5M18.5 7a7.5 7.5 0 0 1 0 10',
  'sound-off': 'M4 9.5v5h3.5l5 4v-13l-5 4zM16.5 10l4 4M20.5 10l-4 4',
  undo: 'M5 5v5h5M5.5 10a7.5 7.5 0 1 1-1 4',
  file: 'M6 3h8l5 5v13H6zM14 3v5h5M9 13h7M9 17h7',
  'file-zip': 'M6 3h8l5 5v13H6zM14 3v5h5M9 5h2M11 8h2M9 11h2M10 14h3v4h-3z',
  chip: 'M7 7h10v10H7zM10 3v4M14 3v4M10 17v4M14 17v4M3 10h4M3 14h4M17 10h4M17 14h4',
  leaf: 'M20 4C11 4 5 8 5 14c0 2 .5 3.5 1.5 4.5C8 20 9.5 20 11 20c6 0 9-6 9-16zM4 21c2-6 6-9 10-11',
  house: 'M4 10.5 12 4l8 6.5V20H4zM9 20v-5l3-2.5 3 2.5v5',
  pin: 'M12 21.5C8 17 5 13.5 5 10a7 7 0 0 1 14 0c0 3.5-3 7-7 11.5zM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5',
  chat: 'M3.5 20.5 5 16.5a8.5 8.5 0 1 1 3 3zM8.5 8.5c0 4 3 7 7 7l1-2-2.5-1.5-1 1c-1-.5-1.5-1-2-2l1-1L10.5 7.5z',
  mail: 'M3 5.5h18v13H3zM3 6l9 7 9-7',
  video: 'M3 6h12v12H3zM15 10.5l6-3.5v10l-6-3.5',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M12 7v5.5l4 2',
  plan: 'M4 4h11l5 5v11H4zM4 12h16M11 4v16M11 16h9',
  ruler: 'M2.5 7.5h19v9h-19zM6.5 7.5v4M10 7.5v5.5M14 7.5v4M17.5 7.5v5.5',
  panels: 'M3.5 4.5h7v15h-7zM13.5 4.5h7v15h-7zM6 8.5h2M6 12h2M16 15.5h2M16 12h2',
  parcel: 'M4 4h16v16H4zM4 9h7v11M11 13h9M15 4v9',
  tick: 'm4.5 12.5 5 5 10-11',
  warning: 'M12 3.5 22 20.5H2zM12 10v5M12 17v1',
  news: 'M4 5h13v14H6a2 2 0 0 1-2-2zM17 9h3v8.5a1.5 1.5 0 0 1-3 0M7 8.5h7v4H7zM7 15.5h7',
  folder: 'M3 5.5h6l2 2.5h10v11H3z',
  image: 'M3 4.5h18v15H3zM3 16l5-5 4.5 4.5 3-3L21 18M15.5 9.5h.5',
  facebook: 'M14.5 21v-8h3l.5-3.5h-3.5V7.5c0-1.2.5-2 2-2H18V2.5c-3-.5-7-.5-7 4v3H8V13h3v8',
  instagram: 'M4 4h16v16H4zM12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8M16.5 7.5h.5',
  youtube: 'M2.5 6h19v12h-19zM10 9.5v5l4.5-2.5z',
  tiktok: 'M13 3v12.5a3.5 3.5 0 1 1-3.5-3.5M13 3c.5 3 2.5 5 5.5 5',
  compass: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M15.5 8.5l-2 5-5 2 2-5z',
} as const;

/** A name in the icon set of the look. */
export type IconName = keyof typeof ICON_PATHS;

/**
 * An icon of the look: one path, stroked in the text's colour, hidden from assistive technology because words
 * or an accessible name always stand beside it.
 * @param size `text` 18 px inside text, `box` 24 px, `large` 40 px, `huge` 56 px
 */
export function Icon({ name, size = 'box' }: { name: IconName; size?: 'text' | 'box' | 'large' | 'huge' }) {
  return (
    <svg className={size === 'box' ? 'icon' : `icon icon--${size}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
