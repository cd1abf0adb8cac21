import type { Procedure, Step } from '../../domain/procedures/procedure.ts';
import { BY_WORDS, officeShare, stepFacts, stepsHeading } from '../../domain/procedures/step-words.ts';
import * as texts from '../../domain/procedures/texts.ts';
import { documentText } from '../../domain/shared/required-document.ts';
import * as sharedTexts from '../../domain/shared/texts.ts';

/**
 * A procedure with all its steps, for visitors without the application (spec §2 Served page). The build renders it; the
 * application does not contain it.
 */
export function PlainProcedure({ procedure, steps }: { procedure: Procedure; steps: readonly Step[] }) {
  return (
    <article className="wrap plain-procedure">
      <h1>{procedure.name}</h1>
      <p>{procedure.about}</p>
      <h2>{procedure.heading}</h2>
      <p>{procedure.lead}</p>
      <p>
        <strong>{stepsHeading(procedure, steps)}</strong> <span>{officeShare(steps)}</span>
      </p>
      <ol>
        {steps.map((step) => (
          <li key={step.id}>
            <h3>{step.name}</h3>
            <p>{`${BY_WORDS[step.by]}${step.skip ? ` · ${step.skip}` : ''}`}</p>
            <dl>
              {stepFacts(step).map(({ name, value, note }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{note === undefined ? value : `${value} (${note})`}</dd>
                </div>
              ))}
            </dl>
            {step.documents.length > 0 && (
              <>
                <p>{sharedTexts.whatYouNeed}</p>
                <ul>
                  {step.documents.map((document) => (
                    <li key={document.name}>{documentText(document)}</li>
                  ))}
                </ul>
              </>
            )}
            <p>
              {step.form && <a href={step.form}>{sharedTexts.formShort}</a>}{' '}
              {step.link && <a href={step.link.href}>{step.link.label}</a>}{' '}
              {step.note && <span>{step.note}</span>}
            </p>
            {step.gate && (
              <p>
                <strong>{`${step.gate.title}.`}</strong> <span>{step.gate.text}</span>
              </p>
            )}
          </li>
        ))}
      </ol>
      <p>{texts.factsNote}</p>
    </article>
  );
}
