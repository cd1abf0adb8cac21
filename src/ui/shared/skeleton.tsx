import './skeleton.scss';

/** A pulsing stand-in that keeps the final size of what is loading. */
export function Skeleton({ shape }: { shape: 'image' | 'card' | 'line' | 'banner' }) {
  return <span className={`skeleton skeleton--${shape}`} aria-hidden="true" />;
}

/** The words of a load under way, with a turning mark. */
export function Loading({ text, note }: { text: string; note?: string }) {
  return (
    <p className="loading" role="status">
      <span className="loading__mark" aria-hidden="true" />
      <span>
        <span>{text}</span>
        {note && <span className="loading__note">{note}</span>}
      </span>
    </p>
  );
}
