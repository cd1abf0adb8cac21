import type { ComponentProps } from 'react';

/** A button of the inspector; `look` names a modifier of its class. */
export function Button({ look, ...props }: ComponentProps<'button'> & { look?: 'main' | 'bar' | 'code' }) {
  return <button type="button" className={look ? `button button--${look}` : 'button'} {...props} />;
}
