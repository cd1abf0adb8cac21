import { type FormEvent, useState } from 'react';
import * as texts from '../../domain/guide/texts.ts';
import * as sharedTexts from '../../domain/shared/texts.ts';
import { useGuide } from './use-guide.ts';

/** Asks for the document's password, in the library's own words (spec §2 Guide); the bar above leads out. */
export function GuidePassword({ onGive }: { onGive: (password: string) => void }) {
  const [, isWrong] = useGuide((snapshot) => snapshot.context.isPasswordWrong);
  const [password, setPassword] = useState('');
  const give = (event: FormEvent) => {
    event.preventDefault();
    setPassword('');
    onGive(password);
  };
  const words = isWrong ? texts.passwordWrongCause : texts.passwordNeededCause;
  return (
    <div className="guide__message">
      <form className="guide-password" onSubmit={give}>
        <label className="guide-password__label" htmlFor="guide-password">
          <span role={isWrong ? 'alert' : undefined}>
            <span>{isWrong ? texts.passwordWrong : texts.passwordNeeded}</span>{' '}
            <span className="guide-password__cause" lang="en">
              {words}
            </span>
          </span>
        </label>
        <input
          id="guide-password"
          className="guide-password__input"
          type="password"
          autoComplete="off"
          // biome-ignore lint/a11y/noAutofocus: the form has just replaced the content of its dialog
          autoFocus
          aria-invalid={isWrong}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <button type="submit" className="button">
          {sharedTexts.open}
        </button>
      </form>
    </div>
  );
}
