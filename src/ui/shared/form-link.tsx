import { useSelector } from '@xstate/react';
import type { MouseEvent, ReactNode } from 'react';
import { filledFormName, formValues } from '../../domain/shared/parcel/parcel-facts.ts';
import { useDependencies } from '../dependencies.tsx';
import { NewTabLink } from './new-tab-link.tsx';
import { useParcel } from './parcel-strip.tsx';
import { isPlainClick } from './plain-click.ts';

/** Where a form is, and the link's content. */
export interface FormLinkProps {
  readonly form: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A link to a form, in a new tab; with a parcel it is saved filled in (spec §2 The parcel goes along). After a failure it
 * leads to the blank one again.
 */
export function FormLink({ form, ...link }: FormLinkProps) {
  const { parcel } = useDependencies().site;
  const facts = useParcel();
  const hasFailed = useSelector(parcel, ({ value }) => value.form === 'failed');
  const fill = (event: MouseEvent) => {
    if (facts === undefined || hasFailed || !form.startsWith('/') || !isPlainClick(event)) return;
    event.preventDefault();
    const name = filledFormName(form, facts.id);
    parcel.send({ type: 'form.requested', form: { form, name, values: formValues(facts) } });
  };
  return <NewTabLink {...link} href={form} onClick={fill} />;
}
