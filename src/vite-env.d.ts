/// <reference types="vite/client" />

/** The deployment that vite.config.ts has validated, written into the build. */
declare const __DEPLOYMENT__: import('./adapters/deployment/deployment.ts').Deployment;
