import type { Path, PathStep } from '../../domain/path.ts';
import type { Recording } from '../../domain/recording.ts';
import type { Given, ReplayedStep } from '../../domain/replay-view.ts';
import { actInWords, targetInWords } from '../../domain/visitor-act.ts';
import type { Playable } from './player.ts';
import { entriesOf, type ReplayKnowledge, replay } from './replay.ts';
import type { ReplaySubjects } from './replay-subject.ts';

/**
 * Makes a path or a recording ready to be played on the machines of a page.
 * @param file its text, where it is no file of the project
 */
export function playable(
  one: Path | Recording,
  subjects: ReplaySubjects,
  file?: string,
  known: ReplayKnowledge = {},
): Playable {
  const { name, title, scenario, start, end } = one;
  const machine = 'machine' in one && { machine: one.machine };
  const entries = entriesOf(one);
  const machines = new Set('steps' in one ? [] : Object.keys(one.start));
  const steps: Omit<ReplayedStep, 'place'>[] = [
    { kind: 'start', ...machine, label: 'Start', expected: start },
    ...entries.map((entry) => {
      const given = givenIn(entry, machines);
      return { ...('visitor' in entry ? actOf(entry.visitor) : stepOf(entry)), ...(given && { given }) };
    }),
    { kind: 'end', ...machine, label: 'End', expected: end },
  ];
  return {
    about: {
      name,
      title,
      ...('by' in one && { by: one.by }),
      ...machine,
      scenario,
      ...(file !== undefined && { file }),
    },
    steps: steps.map((step, place) => ({ place, ...step })),
    results: replay(one, subjects, known),
  };
}

/** What of an entry no replay compares: that the visitor did it, what a port answered, that the page sent it. */
function givenIn(
  entry: ReturnType<typeof entriesOf>[number] & { readonly from?: string },
  machines: { readonly has: (name: string) => boolean },
): Given | undefined {
  if ('visitor' in entry) return 'act';
  if ('outcome' in entry) return entry.answer && 'answer';
  return entry.from === undefined || machines.has(entry.from) ? undefined : 'message';
}

const actOf = (act: ReplayedStep['act'] & object): Omit<ReplayedStep, 'place'> => ({
  kind: 'visitor',
  label: `${actInWords(act)} ${targetInWords(act)}`,
  act,
  expected: {},
});

function stepOf(step: PathStep & { readonly machine: string }): Omit<ReplayedStep, 'place'> {
  const { machine, state, context } = step;
  const about = { machine, expected: { state, ...(context && { context }) } };
  if ('outcome' in step) {
    return {
      kind: 'outcome',
      label: step.outcome,
      ...about,
      ...(step.answer && { payload: step.answer }),
    };
  }
  const { type, ...payload } = step.event;
  return { kind: 'event', label: type, ...about, ...(Object.keys(payload).length > 0 && { payload }) };
}
