import { feedbackWays } from '../../domain/about/page-feedback.ts';
import * as texts from '../../domain/about/texts.ts';
import { useDependencies } from '../dependencies.tsx';
import './page-feedback.scss';

/** What the question is asked of. */
export interface PageFeedbackProps {
  readonly title: string;
  readonly path: string;
}

/** Asks at the end of a page whether it helped; the answers are plain links to the office (spec §2 Whether a page helps). */
export function PageFeedback({ title, path }: PageFeedbackProps) {
  const { origin, contact } = useDependencies().config;
  const ways = feedbackWays(title, `${origin}${path}`, {
    hotline: contact.hotline.href,
    email: contact.email,
  });
  if (ways.length === 0) return null;
  return (
    <section className="feedback" aria-labelledby="feedback-title">
      <h2 className="feedback__title" id="feedback-title">
        {texts.feedbackTitle}
      </h2>
      {ways.map(({ kind, name, links }) => (
        <div className="feedback__way" key={kind}>
          <span className="feedback__name">{texts.feedbackVia(name)}</span>
          <ul>
            {links.map(({ answer, href }) => (
              <li key={answer}>
                <a href={href} rel="noopener noreferrer">
                  <span>{answer}</span>
                  <span className="visually-hidden">{` ${texts.feedbackViaLabel(name)}`}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
