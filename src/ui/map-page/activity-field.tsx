import * as placeTexts from '../../domain/map/place-texts.ts';
import { Icon } from '../shared/icon.tsx';
import { useMap } from './map-dependencies.tsx';
import './activity-field.scss';

/** The field for an activity (spec §2 Map page). */
export function ActivityField(props: {
  placeholder: string;
  query: string;
  /** Whether there is anything to clear. */
  isSet: boolean;
  onEnter: () => void;
  onFocus?: () => void;
}) {
  const { activity } = useMap().site;
  const { placeholder, query, isSet, onEnter, onFocus } = props;
  return (
    <label className="activity-field">
      <Icon name="search" />
      <span className="visually-hidden">{placeTexts.activitySearchLabel}</span>
      <input
        type="text"
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="search"
        value={query}
        onFocus={onFocus}
        onChange={(event) =>
          activity.send({ type: 'query.changed', query: event.target.value.slice(0, 100) })
        }
        onKeyDown={(event) => {
          if (event.key === 'Enter') onEnter();
        }}
      />
      {isSet && (
        <button
          type="button"
          aria-label={placeTexts.clearActivityLabel}
          onClick={() => activity.send({ type: 'activity.cleared' })}
        >
          <Icon name="close" size="text" />
        </button>
      )}
    </label>
  );
}
