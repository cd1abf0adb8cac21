/** Two links of a chain: an icon of the set that these pages alone have, so that the others do not load it. */
export function LinkIcon() {
  return (
    <svg className="icon icon--text" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M10 13.500a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-5.500-5.500L12 7M14 10.500a4 4 0 0 0-6-.5l-3 3A4 4 0 0 0 10.500 18.500L12 17" />
    </svg>
  );
}
