import { HttpResponse, http, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';

/** The address that feeds under test load from. */
export const FEED_URL = 'https://umpan.example.id/exec';

type Answer = () => Response | Promise<Response>;

/**
 * Stands in for the hosts of the feeds, from before the first test of a file to after its last. A request
 * without a prepared answer fails the test.
 */
export function feedServer() {
  const server = setupServer();
  const requests: Request[] = [];
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => {
    server.resetHandlers();
    requests.length = 0;
  });
  afterAll(() => server.close());

  return {
    requests,
    /** Answers the calls in turn; the last answer stands for all later ones. */
    answers(...answers: readonly Answer[]): void {
      let calls = 0;
      server.use(
        http.get(FEED_URL, ({ request }) => {
          requests.push(request);
          const answer = answers[Math.min(calls, answers.length - 1)];
          calls += 1;
          return answer?.() ?? HttpResponse.error();
        }),
      );
    },
    /** Answers at another address, as the target of a redirect. */
    answersAt(url: string, answer: Answer): void {
      server.use(http.get(url, answer));
    },
  };
}

/** An answer of JSON. */
export function json(body: JsonBodyType, status = 200, headers: Record<string, string> = {}): Answer {
  return () => HttpResponse.json(body, { status, headers });
}

/** An answer whose body comes piece by piece, each when it is asked for, until there is none. */
export function pieces(next: () => Uint8Array | undefined): Answer {
  const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    const piece = next();
    if (piece === undefined) controller.close();
    else controller.enqueue(piece);
  };
  return () => new HttpResponse(new ReadableStream({ pull }, { highWaterMark: 0 }));
}

/** An answer of text, as broken endpoints give it. */
export function text(body: string, type = 'application/json', status = 200): Answer {
  return () => new HttpResponse(body, { status, headers: { 'Content-Type': type } });
}

/** A redirect. */
export function redirect(url: string): Answer {
  return () => HttpResponse.redirect(url, 302);
}

/** No network. */
export function offline(): Response {
  return HttpResponse.error();
}

/** An answer that never comes. */
export function never(): Promise<Response> {
  return new Promise(() => {});
}
