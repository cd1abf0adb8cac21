import { Parser } from 'saxen';

/** What is done with the parts of a text of XML, in their order; names are without their prefix. */
export interface XmlParts {
  readonly open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly text?: (text: string) => void;
  readonly close?: (name: string) => void;
}

/**
 * Reads XML.
 * @throws Error where it is none
 */
export function readXml(xml: string, { open, text, close }: XmlParts): void {
  const parser = new Parser();
  parser.on('openTag', (name, attributesOf, decode) => {
    const attributes = Object.entries(attributesOf());
    open?.(local(name), Object.fromEntries(attributes.map(([key, value]) => [local(key), decode(value)])));
  });
  if (text) parser.on('text', (value, decode) => text(decode(value))).on('cdata', text);
  if (close) parser.on('closeTag', (name) => close(local(name)));
  parser.on('error', (error) => {
    throw error;
  });
  parser.parse(xml);
}

const local = (name: string): string => name.slice(name.indexOf(':') + 1);
