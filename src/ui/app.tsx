import { RouterProvider } from '@tanstack/react-router';
import { AliveProvider } from './alive.tsx';
import type { createSiteRouter } from './router.tsx';
import { type Services, ServicesProvider } from './services-context.tsx';

/** What the application is made of; `onAlive` runs once the served page answers by itself. */
export interface AppProps {
  readonly services: Services;
  readonly router: ReturnType<typeof createSiteRouter>;
  readonly onAlive?: () => void;
}

/** The whole application: the services around the routes. */
export function App({ services, router, onAlive }: AppProps) {
  return (
    <ServicesProvider services={services}>
      <AliveProvider onAlive={onAlive}>
        <RouterProvider router={router} />
      </AliveProvider>
    </ServicesProvider>
  );
}
