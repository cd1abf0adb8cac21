import * as sharedTexts from '../../domain/shared/texts.ts';
import { Icon } from '../shared/icon.tsx';

/** Asks for the page of the map once more, where the map or parts of it did not come (spec §2 Map page). */
export function MapReload() {
  return (
    <button type="button" className="action" onClick={() => location.reload()}>
      <span className="action__words">{sharedTexts.reload}</span> <Icon name="refresh" size="text" />
    </button>
  );
}
