import * as texts from './texts.ts';
import { encodedText } from './well-formed.ts';

/** A message to the office, prepared for the visitor. */
export interface Message {
  readonly subject: string;
  readonly body: string;
}

/**
 * Gives the address that opens a message to an e-mail address, subject and text filled in.
 * @param email where it goes
 */
export function mailAddress(email: string, { subject, body }: Message): string {
  return `mailto:${email}?subject=${encodedText(subject)}&body=${encodedText(body)}`;
}

/**
 * Gives the address that opens a chat with the text filled in, or the address as it is where it is no WhatsApp chat.
 * @param href the office's hotline, such as https://wa.me/628001234
 * @param text one message; lines are parted by newlines
 */
export function chatAddress(href: string, text: string): string {
  if (!isWhatsApp(href)) return href;
  return `${href}${href.includes('?') ? '&' : '?'}text=${encodedText(text)}`;
}

/** Gives a message as the one text that a chat takes: its subject, then its lines. */
export function chatText({ subject, body }: Message): string {
  return `${subject}\n${body}`;
}

/** Whether an address opens a WhatsApp chat. */
export function isWhatsApp(href: string): boolean {
  return /^https:\/\/(?:wa\.me|api\.whatsapp\.com)\//i.test(href);
}

/** The name of a channel to the office, derived from its address (spec §2 Footer). */
export function channelName(href: string): string {
  if (isWhatsApp(href)) return texts.whatsapp;
  return href.startsWith('tel:') ? texts.phone : texts.hotline;
}
