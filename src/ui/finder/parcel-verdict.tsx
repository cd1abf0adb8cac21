import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { answerVerdict } from '../../domain/finder/answer-verdict.ts';
import { answerOf } from '../../domain/finder/finder.ts';
import { awaitedVerdict, parcelVerdict } from '../../domain/procedures/parcel-verdict.ts';
import { mapOfParcel } from '../../domain/shared/carried-parcel.ts';
import {
  activityHeading,
  activityReason,
  limitsHeading,
  mainAreas,
  type ParcelLimits,
  setbackText,
} from '../../domain/shared/parcel/parcel-facts.ts';
import * as texts from '../../domain/shared/parcel/texts.ts';
import { Icon } from '../shared/icon.tsx';
import { useParcel, useParcelIsAwaited } from '../shared/parcel-strip.tsx';
import { Skeleton } from '../shared/skeleton.tsx';
import { useShown } from '../shared/use-shown.ts';
import type { StepsProps } from './steps.tsx';

/** Says, before everything else, where the answered size is not allowed on the parcel (spec §2 The parcel goes along). */
export function SizeForbidden() {
  const finder = useShown('finder');
  const size = useSelector(finder, ({ context }) => context.answers.size);
  const limits = useParcel()?.limits;
  const verdict = size === undefined ? undefined : answerVerdict(limits, size);
  if (size === undefined || verdict === undefined || verdict.isAllowed || limits === undefined) return null;
  return (
    <section className="verdict verdict--no" role="alert">
      <h3 className="verdict__title">
        <Icon name="close" />
        <span>{`${answerOf('size', size)?.label}: ${verdict.text.toLowerCase()}`}</span>
      </h3>
      <p>{`${limitsHeading(limits)}.`}</p>
    </section>
  );
}

/**
 * What the parcel that goes along says to a procedure: what may be built there, in the numbers of its card; where that depends on
 * the activity, that the map answers it (spec §2 The parcel goes along).
 */
export function ParcelVerdict({ procedure, steps }: Pick<StepsProps, 'procedure' | 'steps'>) {
  const facts = useParcel();
  const isAwaited = useParcelIsAwaited();
  const awaited = isAwaited ? awaitedVerdict(procedure, steps) : undefined;
  if (awaited) return <AwaitedVerdict holds={awaited} />;
  if (facts === undefined) return null;
  const verdict = parcelVerdict(procedure, steps, facts);
  if (verdict === undefined) return null;
  const { kind, limits } = verdict;
  if (kind === 'activity') {
    const { activity } = verdict;
    const said = activity
      ? { tone: TONES[activity.permission], title: activityHeading(activity), text: activityReason(facts) }
      : {
          tone: 'open' as const,
          title: texts.dependsOnActivityTitle,
          text: texts.dependsOnActivityText(facts.zone),
        };
    return (
      <Verdict {...said}>
        <p className="verdict__rules">
          <a href={mapOfParcel(facts.id, { started: procedure.id })}>{texts.seeWhatIsAllowed}</a>
        </p>
        {limits && <Areas limits={limits} />}
      </Verdict>
    );
  }
  if (kind === 'nothing')
    return <Verdict tone="no" title={limitsHeading(limits)} text={`${facts.zoneName}.`} />;
  if (kind === 'no-room') {
    const text = texts.noRoomText(setbackText(limits.setback));
    return <Verdict tone="open" title={limitsHeading(limits)} text={text} />;
  }
  return (
    <Verdict
      tone="yes"
      title={limitsHeading(limits)}
      text={texts.heightLimit({ zone: facts.zoneName, height: limits.height })}
    >
      <Areas limits={limits} />
      {facts.rules && (
        <p className="verdict__rules">
          {facts.rules.map(({ words, href }) => (
            <a key={href} href={href}>
              {words}
            </a>
          ))}
        </p>
      )}
    </Verdict>
  );
}

const TONES = { allowed: 'yes', limited: 'open', conditional: 'open', forbidden: 'no' } as const;

const SIGNS = { yes: 'tick', no: 'close', open: 'warning' } as const;

/** Reserves the room of a verdict, so that the steps below it do not move when it comes. */
function AwaitedVerdict({ holds }: { holds: string }) {
  return (
    <div className={`verdict verdict--awaited verdict--${holds}`} aria-hidden="true">
      <Skeleton shape="line" />
      <Skeleton shape="line" />
    </div>
  );
}

interface VerdictProps {
  readonly tone: keyof typeof SIGNS;
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

function Verdict({ tone, title, text, children }: VerdictProps) {
  return (
    <section className={`verdict verdict--${tone}`}>
      <h3 className="verdict__title">
        <Icon name={SIGNS[tone]} />
        <span>{title}</span>
      </h3>
      <p>{text}</p>
      {children}
    </section>
  );
}

function Areas({ limits }: { limits: ParcelLimits }) {
  return (
    <dl className="verdict__areas">
      {mainAreas(limits).map(({ name, value, ratio }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <strong>{value}</strong>
            <span>{ratio}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
