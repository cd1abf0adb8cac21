import type { Expectation, Path, PathStep } from '../../domain/path.ts';
import type { Recording } from '../../domain/recording.ts';
import type { ReplayedStep } from '../../domain/replay-view.ts';
import { actInWords, targetInWords } from '../../domain/visitor-act.ts';
import type { ProblemsOf } from '../shared/knowledge.ts';
import type { Playable } from './player.ts';
import { type ReplaySubject, replayPath } from './replay.ts';
import { type ReplaySubjects, replayRecording } from './replay-recording.ts';

const expectedOf = ({ state, context }: Expectation) => ({ state, ...(context && { context }) });

/**
 * Makes a path ready to be played on a machine.
 * @param file its text, where it is no file of the project
 */
export function playablePath(
  path: Path,
  subject: ReplaySubject,
  file?: string,
  problemsOf?: ProblemsOf,
): Playable {
  const { name, title, by, machine, scenario, start, steps } = path;
  return {
    about: {
      level: 'path',
      name,
      title,
      by,
      machine,
      scenario,
      ...(file !== undefined && { file }),
    },
    steps: [
      { place: 0, kind: 'start', machine, label: 'Start', expected: expectedOf(start) },
      ...steps.map((step, place) => stepOf(step, machine, place + 1)),
    ],
    results: replayPath(path, subject, problemsOf),
  };
}

/** Makes a recording ready to be played on the machines of a page. */
export function playableRecording(
  recording: Recording,
  subjects: ReplaySubjects,
  file: string,
  problemsOf?: ProblemsOf,
): Playable {
  const { name, title, scenario } = recording;
  return {
    about: { level: 'recording', name, title, scenario, file },
    steps: [
      { place: 0, kind: 'start', label: 'Start', expected: recording.start },
      ...recording.entries.map((entry, place) =>
        'visitor' in entry ? actOf(entry.visitor, place + 1) : stepOf(entry, entry.machine, place + 1),
      ),
      { place: recording.entries.length + 1, kind: 'end', label: 'End', expected: recording.end },
    ],
    results: replayRecording(recording, subjects, problemsOf),
  };
}

/** A visitor's act as a step. */
function actOf(act: ReplayedStep['act'] & object, place: number): ReplayedStep {
  return { place, kind: 'visitor', label: `${actInWords(act)} ${targetInWords(act)}`, act, expected: {} };
}

function stepOf(step: PathStep, machine: string, place: number): ReplayedStep {
  const expected = expectedOf(step);
  if ('outcome' in step) {
    return {
      place,
      kind: 'outcome',
      machine,
      label: step.outcome,
      expected,
      ...(step.answer && { payload: step.answer }),
    };
  }
  const { type, ...payload } = step.event;
  return {
    place,
    kind: 'event',
    machine,
    label: type,
    expected,
    ...(Object.keys(payload).length > 0 && { payload }),
  };
}
