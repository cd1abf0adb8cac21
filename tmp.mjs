import { benchCity } from './tests/bench/map/city.mjs';
await benchCity({ root: process.cwd(), dist: 'dist', runs: 1 });
