import type { ContentSite } from '@bupc/content';
import { isHttpAddress, isSitePath } from '../../src/adapters/deployment/address-forms.ts';
import { FEEDS } from '../../src/adapters/http/feeds.ts';
import { IMAGE_WIDTHS } from '../../src/adapters/image-addresses/image-widths.ts';
import { createProxyAddresses } from '../../src/adapters/image-addresses/proxy-addresses.ts';
import { formattedTime } from '../../src/domain/news/article-moment.ts';
import { articleImageId } from '../../src/domain/news/prepare-articles.ts';
import { driveFileId } from '../../src/domain/shared/drive-link.ts';
import { isoTime } from '../../src/domain/shared/jakarta-time.ts';
import { MAX_DOCUMENT_BYTES } from '../../src/domain/shared/limits.ts';
import { retryAfterMs } from '../../src/domain/shared/retry-after.ts';
import { safeAddress } from '../../src/domain/shared/safe-address.ts';
import { BUILT_IN_FILE } from '../city/built-in-gallery/read-built-in.ts';
import { OFFICE_FILE } from '../city/city-files.ts';
import { SPECIAL_DAYS_FILES } from '../city/days/read-special-days.ts';
import { NOTICES_FILES } from '../city/notices/read-notices.ts';
import { STEPS_FILE } from '../city/steps/read-steps.ts';
import { WORDS_FILE } from '../city/words/read-words.ts';
import { nearestWord } from '../nearest-word.ts';

/** What this site hands to packages/content: its readers, its widths of pictures and the rules of its pages. */
export const site: ContentSite = {
  feeds: FEEDS,
  pictures: { widths: IMAGE_WIDTHS, driveFileId, articleImageId, proxied: createProxyAddresses },
  rules: {
    safeAddress,
    isHttpAddress,
    isSitePath,
    isoTime,
    formattedTime,
    retryAfterMs,
    nearestWord,
    otherFiles: [OFFICE_FILE, STEPS_FILE, WORDS_FILE, BUILT_IN_FILE, ...SPECIAL_DAYS_FILES, ...NOTICES_FILES],
    maxDocumentBytes: MAX_DOCUMENT_BYTES,
  },
};
