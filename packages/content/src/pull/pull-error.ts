import { DiskError } from '../disk.ts';
import { codeOf } from './error-code.ts';

/** More about why something could not be pulled. */
export interface PullErrorDetail extends ErrorOptions {
  /** Whether asking once more may help. */
  readonly isPassing?: boolean;
  /** The HTTP status, where there was one. */
  readonly status?: number;
  /** The host that it happened at. */
  readonly host?: string;
  /** Whether an address of a private network was refused. */
  readonly isPrivate?: boolean;
}

/** Why a feed or a picture could not be pulled; the message is fit to stand behind its name. */
export class PullError extends Error {
  override readonly name = 'PullError';
  readonly isPassing: boolean;
  readonly isPrivate: boolean;
  readonly status: number;
  /** The host at which it happened; empty until it is known. */
  host: string;

  constructor(message: string, detail: PullErrorDetail = {}) {
    const { isPassing = false, isPrivate = false, status = 0, host = '', ...options } = detail;
    super(message, options);
    this.host = host;
    this.isPassing = isPassing;
    this.isPrivate = isPrivate;
    this.status = status;
  }
}

const CODES: Readonly<Record<string, string>> = {
  ENOTFOUND: 'its host has no address; look at its spelling and at the network',
  EAI_AGAIN: 'the name of its host could not be looked up',
  ECONNREFUSED: 'its host refused the connection',
  ECONNRESET: 'the connection was broken',
  Z_BUF_ERROR: 'the connection was broken',
  ETIMEDOUT: 'its host did not answer',
};

/**
 * Gives any failure of a request as a PullError: a broken connection may pass.
 * @throws DiskError as it is: asking again helps nothing
 */
export function asPullError(error: unknown): PullError {
  if (error instanceof PullError) return error;
  if (error instanceof DiskError) throw error;
  const code = codeOf(error);
  const isCertificate = /CERT|SIGNED|TLS|SSL|ALTNAME/.test(code);
  if (isCertificate) return new PullError(`its certificate cannot be trusted (${code})`, { cause: error });
  const unknown = code === '' ? 'its answer could not be read' : `the connection failed (${code})`;
  return new PullError(CODES[code] ?? unknown, {
    isPassing: true,
    cause: error,
  });
}
