import { Fragment, type ReactNode } from 'react';
import { Group, Panel, Separator } from 'react-resizable-panels';
import { useInspector } from '../use-inspector.tsx';

/** A pane of a split. */
export interface Pane {
  readonly id: string;
  readonly label: string;
  /** In pixels; by default the room that is left. */
  readonly size?: number;
  readonly least: number;
  readonly content: ReactNode;
}

/** Panes side by side, or one over the other, whose edges move by pointer and arrow keys; their sizes are kept. */
export function Split({
  id,
  panes,
  isUpright = false,
}: {
  id: string;
  panes: readonly Pane[];
  isUpright?: boolean;
}) {
  const { settings, set } = useInspector();
  const kept = settings.layouts[id];
  const isKept = kept !== undefined && panes.every((pane) => pane.id in kept);
  return (
    <Group
      id={id}
      className="split"
      orientation={isUpright ? 'vertical' : 'horizontal'}
      {...(isKept && { defaultLayout: { ...kept } })}
      onLayoutChanged={(layout, { isUserInteraction }) => {
        if (isUserInteraction) set({ layouts: { ...settings.layouts, [id]: layout } });
      }}
    >
      {panes.map(({ id: name, label, size, least, content }, place) => (
        <Fragment key={name}>
          {place > 0 && (
            <Separator
              className={isUpright ? 'split__edge split__edge--upright' : 'split__edge'}
              aria-label={`Size of ${label}`}
            />
          )}
          <Panel id={name} minSize={least} {...(size !== undefined && { defaultSize: size })}>
            <div className="split__pane" data-pane>
              {content}
            </div>
          </Panel>
        </Fragment>
      ))}
    </Group>
  );
}
