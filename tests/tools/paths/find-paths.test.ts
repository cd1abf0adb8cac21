import type { Path } from '@bupc/inspector/node';
import { describe, expect, it } from 'vitest';
import { readMadePaths, readWrittenPaths } from '../../../tools/paths/files.ts';
import { findPaths } from '../../../tools/paths/find-paths.ts';
import type { Model } from '../../../tools/paths/model.ts';
import { dropdown } from '../../../tools/paths/models/dropdown.ts';
import { staffProfile } from '../../../tools/paths/models/profile.ts';
import { siteSubjects } from '../../../tools/paths/subject.ts';

const create = siteSubjects();
const byName = (paths: readonly Path[]) => Object.fromEntries(paths.map((path) => [path.name, path]));

describe('the generator', () => {
  it.each([dropdown, staffProfile])('finds the paths of $machine that are made', async (model) => {
    const { paths: found } = await findPaths(model, create, readWrittenPaths(model.machine));
    expect(byName(found)).toEqual(byName(readMadePaths(model.machine)));
  });

  it('refuses a machine whose worlds leave out a transition, and names it', async () => {
    const model: Model = { ...staffProfile, scenarios: ['all-well', 'staff-empty'] };
    await expect(findPaths(model, create, [])).rejects.toThrow(
      'profile: no way to profile.loading: loadStaff failed → profile.failed; ' +
        'no way to profile.failed: feed.retried → profile.loading',
    );
  });

  it('takes what a path by hand goes through as covered', async () => {
    const model: Model = { ...staffProfile, scenarios: ['all-well', 'staff-empty'] };
    const byHand = readWrittenPaths(staffProfile.machine).filter(
      ({ name }) => name === 'flow-failure-then-retry',
    );
    const { paths: found } = await findPaths(model, create, byHand);
    expect(found.map(({ name }) => name)).toEqual([
      'loading-load-staff-done-to-loaded',
      'loading-load-staff-done-to-loaded-2',
    ]);
  });

  it('refuses to call unreachable what it finds a way to', async () => {
    const id = 'dropdown.closed: pointer.entered → dropdown.open.hovered';
    const model: Model = { ...dropdown, unreachable: { [id]: 'nobody has a mouse' } };
    await expect(findPaths(model, create, [])).rejects.toThrow(`dropdown: not unreachable: ${id}`);
  });

  it('refuses a scenario that there is not', async () => {
    const model: Model = { ...dropdown, scenarios: ['all-bad'] };
    await expect(findPaths(model, create, [])).rejects.toThrow("there is no scenario 'all-bad'");
  });
});
