import { useSelector } from '@xstate/react';
import { answerVerdict } from '../../domain/finder/answer-verdict.ts';
import { answerOf } from '../../domain/finder/finder.ts';
import { decimalNumber } from '../../domain/shared/indonesian-number.ts';
import { limitsHeading, mainAreas } from '../../domain/shared/parcel/parcel-facts.ts';
import * as texts from '../../domain/shared/parcel/texts.ts';
import { useDependencies } from '../dependencies.tsx';
import { Icon } from '../shared/icon.tsx';
import { useParcel } from '../shared/parcel-strip.tsx';

/** Says, before everything else, where the answered size is not allowed on the parcel (spec §2 The parcel goes along). */
export function SizeForbidden() {
  const { finder } = useDependencies().site;
  const size = useSelector(finder, ({ context }) => context.answers.size);
  const limits = useParcel()?.limits;
  const verdict = size === undefined ? undefined : answerVerdict(limits, size);
  if (size === undefined || verdict === undefined || verdict.isAllowed || limits === undefined) return null;
  return (
    <section className="verdict verdict--no" role="alert">
      <h3 className="verdict__title">
        <Icon name="close" />
        {`${answerOf('size', size)?.label}: ${verdict.text.toLowerCase()}`}
      </h3>
      <p>{limitsHeading(limits)}.</p>
    </section>
  );
}

/** What may be built on the parcel that goes along, in the numbers of its card (spec §2 The parcel goes along). */
export function ParcelVerdict() {
  const facts = useParcel();
  const limits = facts?.limits;
  if (facts === undefined || limits === undefined) return null;
  return (
    <section className={limits.mayBuild ? 'verdict' : 'verdict verdict--no'}>
      <h3 className="verdict__title">
        <Icon name={limits.mayBuild ? 'tick' : 'close'} />
        {limitsHeading(limits)}
      </h3>
      <p>
        {limits.mayBuild
          ? texts.tinggiPalingBanyak(facts.zoneName, decimalNumber(limits.height, 1))
          : `${facts.zoneName}.`}
      </p>
      {limits.mayBuild && (
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
      )}
      {facts.rules && (
        <p className="verdict__rules">
          {facts.rules.map(({ words, href }) => (
            <a key={href} href={href}>
              {words}
            </a>
          ))}
        </p>
      )}
    </section>
  );
}
