import {
  channelName,
  chatAddress,
  chatText,
  isWhatsApp,
  type Message,
  mailAddress,
} from '../shared/message.ts';
import * as sharedTexts from '../shared/texts.ts';
import * as texts from './texts.ts';

/** How the office is written to; either may be missing. */
export interface Channels {
  readonly hotline: string;
  readonly email: string;
}

/** A link that answers the question of a page, by one of the channels. */
export interface FeedbackLink {
  readonly answer: string;
  readonly href: string;
}

/** A channel with a link for each answer. */
export interface FeedbackWay {
  readonly kind: 'chat' | 'mail';
  readonly name: string;
  readonly links: readonly FeedbackLink[];
}

const ANSWERS = [
  { answer: texts.feedbackHelped, ask: texts.feedbackHelpedMessage },
  { answer: texts.feedbackMissing, ask: texts.feedbackMissingMessage },
  { answer: texts.feedbackWrong, ask: texts.feedbackWrongMessage },
] as const;

/**
 * Gives the links with which a visitor writes to the office whether a page helped (spec §2 Whether a page helps): by WhatsApp and by e-mail,
 * where it has them, each message prepared with the title and the address of the page.
 */
export function feedbackWays(
  title: string,
  address: string,
  { hotline, email }: Channels,
): readonly FeedbackWay[] {
  const linksBy = (hrefOf: (message: Message) => string): FeedbackLink[] =>
    ANSWERS.map(({ answer, ask }) => ({
      answer,
      href: hrefOf({ subject: `${answer}: ${title}`, body: `${address}\n\n${ask} ` }),
    }));
  return [
    ...(isWhatsApp(hotline)
      ? [
          {
            kind: 'chat' as const,
            name: channelName(hotline),
            links: linksBy((message) => chatAddress(hotline, chatText(message))),
          },
        ]
      : []),
    ...(email === ''
      ? []
      : [
          {
            kind: 'mail' as const,
            name: sharedTexts.email,
            links: linksBy((message) => mailAddress(email, message)),
          },
        ]),
  ];
}
