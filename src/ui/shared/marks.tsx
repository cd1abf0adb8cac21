import './marks.scss';

/** Whose mark it is, as the office's file says it. */
interface Marked {
  /** The path of a picture of this site that stands in for the drawn mark. */
  readonly logo?: string | undefined;
}

/** The office's mark: its logo, or a sheet of parcels with its corner cut, whose colours follow the ground it stands on. */
export function OfficeMark({ of: { logo }, inverse = false }: { of: Marked; inverse?: boolean }) {
  if (logo !== undefined) return <Logo src={logo} />;
  return (
    <svg className={inverse ? 'mark mark--inverse' : 'mark'} viewBox="0 0 56 56" aria-hidden="true">
      <path className="mark__ground" d="M0 0h42l14 14v42H0z" />
      <path className="mark__paper" d="M8 8h18v16H8zM8 28h10v20H8zM22 28h4v20h-4zM30 38h18v10H30z" />
      <path className="mark__gold" d="M30 8h9l9 9v17H30z" />
    </svg>
  );
}

/** The centre's mark: its logo, or a boundary stone with a peak. */
export function CentreMark({ of: { logo } }: { of: Marked }) {
  if (logo !== undefined) return <Logo src={logo} />;
  return (
    <svg className="mark" viewBox="0 0 56 56" aria-hidden="true">
      <path className="mark__gold" d="M28 0 56 28 28 56 0 28z" />
      <path className="mark__ground" d="M28 13 42 27H14zM14 30h11v11zM42 30H31v11z" />
    </svg>
  );
}

// The name stands beside it.
const Logo = ({ src }: { src: string }) => (
  <img className="mark mark--logo" src={src} alt="" width="56" height="56" />
);
