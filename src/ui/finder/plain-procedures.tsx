import { sharePath } from '../../domain/navigation/share-path.ts';
import type { Procedure } from '../../domain/procedures/procedure.ts';
import * as texts from '../../domain/procedures/texts.ts';

/**
 * All procedures by name, for visitors without the application (spec §2 Served page). The build renders it; the
 * application does not contain it.
 */
export function PlainProcedures({ procedures }: { procedures: readonly Procedure[] }) {
  return (
    <article className="wrap plain-procedure">
      <h1>{texts.pageTitle}</h1>
      <ul>
        {procedures.map(({ id, name, about }) => (
          <li key={id}>
            <a href={sharePath({ parameter: 'mulai', value: id })}>{name}</a>
            <span>{`: ${about}`}</span>
          </li>
        ))}
      </ul>
    </article>
  );
}
