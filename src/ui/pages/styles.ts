// The styles of all pages, whose code comes when it is needed: the build serves pages with what the landing page imports.
import '../shared/explained.scss';

import.meta.glob('./*.scss', { eager: true });
