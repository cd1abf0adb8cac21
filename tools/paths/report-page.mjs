const escapeText = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const row = ({
  name,
  title,
  scenario,
  steps,
  passed,
  reason,
  picture,
}) => `<tr class="${passed ? '' : 'failed'}">
<td>${passed ? 'passed' : 'FAILED'}</td><td>${escapeText(name)}<br><small>${escapeText(title)}</small></td>
<td>${escapeText(scenario)}</td><td>${steps}</td><td>${escapeText(reason)}</td>
<td><a href="${escapeText(picture)}"><img src="${escapeText(picture)}" alt="The page at the end of ${escapeText(name)}" loading="lazy" width="320"></a></td>
</tr>`;

/**
 * Writes what came of a replay of paths as a page.
 * @param {readonly { name: string, title: string, scenario: string, steps: number, passed: boolean, reason: string, picture: string }[]} results
 */
export function reportPage(results) {
  const passed = results.filter((result) => result.passed).length;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Paths: ${passed} of ${results.length} passed</title>
<style>
body { font: 15px/1.4 sans-serif; margin: 2rem }
table { border-collapse: collapse }
td, th { border-bottom: 1px solid #ccc; padding: .4rem .8rem; text-align: left; vertical-align: top }
.failed { background: #fbe3dc }
</style>
<h1>Paths: ${passed} of ${results.length} passed</h1>
<table>
<tr><th>Outcome</th><th>Path</th><th>Scenario</th><th>Steps</th><th>Difference</th><th>At the end</th></tr>
${results.map(row).join('\n')}
</table>
</html>
`;
}
