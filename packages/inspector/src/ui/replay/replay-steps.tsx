import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import { reasonInWords } from '../../application/inspection/difference-rows.ts';
import { durationText } from '../../domain/duration-text.ts';
import { payloadInWords } from '../../domain/entry-words.ts';
import type { ReplayedStep, ReplayView } from '../../domain/replay-view.ts';
import { stateInWords } from '../../domain/state-words.ts';
import { useInspector } from '../use-inspector.tsx';

const ROW = 46;

/** The steps of a replay, each with its payload, its expectation and its result; choosing one shows its moment. */
export function ReplaySteps({ replay }: { replay: ReplayView }) {
  const { goTo, moment } = useInspector();
  const { steps } = replay;
  const frame = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: steps.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW,
    overscan: 8,
  });
  const done = steps.filter(({ passed }) => passed !== undefined).length;
  const shown = steps.findLastIndex(({ entry }) => entry !== undefined && entry <= moment);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step taken or gone back to moves the list
  useEffect(() => {
    if (shown >= 0) rows.scrollToIndex(shown, { align: 'auto' });
  }, [done, shown]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key
    <section ref={frame} className="replay__frame" tabIndex={0} aria-label="Steps">
      <ol style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, start }) => {
          const step = steps[index];
          return (
            step && (
              <li
                key={step.place}
                className={`replay__step ${CLASSES[markOf(step)]} ${index === shown ? 'is-now' : ''}`}
                style={{ transform: `translateY(${start}px)` }}
              >
                <button
                  type="button"
                  disabled={step.entry === undefined}
                  onClick={() => step.entry !== undefined && goTo(step.entry)}
                >
                  <span className="replay__place">{step.place}</span>
                  <span className="replay__mark" aria-hidden="true">
                    {markOf(step)}
                  </span>
                  <span className="replay__label">
                    {step.machine && replay.machine === undefined && <em>{step.machine} </em>}
                    <b>{step.label}</b> {payloadInWords(step.payload)}
                  </span>
                  <span className="replay__ms">{step.ms !== undefined && durationText(step.ms)}</span>
                  <span className="replay__expects">{expectationInWords(step)}</span>
                  <span className="replay__word">{WORDS[markOf(step)]}</span>
                </button>
              </li>
            )
          );
        })}
      </ol>
    </section>
  );
}

// What the visitor did is listed for the reader: machines are replayed.
const markOf = ({ kind, passed }: ReplayedStep) =>
  passed === undefined ? '–' : kind === 'visitor' ? '·' : passed ? '✓' : '✕';

const WORDS = { '–': 'not played', '·': 'not repeated', '✓': 'passed', '✕': 'differs' } as const;

const CLASSES = { '–': '', '·': '', '✓': 'is-passed', '✕': 'is-failed' } as const;

// Of a recording the start and the end are by machine.
function expectationInWords(step: ReplayedStep): string {
  const { expected, reason } = step;
  if (reason) return reasonInWords(step);
  if (typeof expected !== 'object' || expected === null || !('state' in expected)) return '';
  return `expects ${stateInWords(expected.state)}`;
}
