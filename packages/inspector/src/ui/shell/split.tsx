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

/** Panes side by side, whose edges move by pointer and arrow keys; their sizes are kept. */
export function Split({ panes }: { panes: readonly Pane[] }) {
  const { settings, set } = useInspector();
  const { sizes } = settings;
  const isKept = sizes !== undefined && panes.every((pane) => pane.id in sizes);
  return (
    <Group
      className="split"
      {...(isKept && { defaultLayout: { ...sizes } })}
      onLayoutChanged={(layout, { isUserInteraction }) => {
        if (isUserInteraction) set({ sizes: layout });
      }}
    >
      {panes.map(({ id, label, size, least, content }, place) => (
        <Fragment key={id}>
          {place > 0 && <Separator className="split__edge" aria-label={`Size of ${label}`} />}
          <Panel id={id} minSize={least} {...(size !== undefined && { defaultSize: size })}>
            <div className="split__pane" data-pane>
              {content}
            </div>
          </Panel>
        </Fragment>
      ))}
    </Group>
  );
}
