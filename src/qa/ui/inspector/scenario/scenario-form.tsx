import { type Problem, problemText } from '../../../domain/problem.ts';
import {
  DOWNLOADS,
  FEED_ANSWERS,
  FEED_NAMES,
  type FeedAnswer,
  MAP_ANSWERS,
  OWN_PLACES,
  type Scenario,
  SHARINGS,
} from '../../../domain/scenario.ts';
import { Chain } from './chain.tsx';
import { Group, OneOf, Storage, Text, Toggles } from './form-fields.tsx';
import { ImagesField } from './images-field.tsx';
import { TimeField } from './time-field.tsx';

/** What a form writes on. */
export interface FormProps {
  readonly scenario: Scenario;
  readonly problems: readonly Problem[];
  readonly onChange: (scenario: Scenario) => void;
}

const CACHES = ['gallery', 'articles'] as const;

/** Every field of a scenario, to be chosen or written. */
export function ScenarioForm({ scenario, problems, onChange }: FormProps) {
  const { feeds, storage, motion, sanitiser, download, share } = scenario;
  const change = (part: Partial<Scenario>) => onChange({ ...scenario, ...part });
  const problemOf = (key: string) => {
    const found = problems.find(({ path }) => path[0] === key);
    return found && problemText(found, key);
  };
  return (
    <form className="scenario__form" aria-label="Scenario" onSubmit={(event) => event.preventDefault()}>
      <Text label="Name" field="name" isCode {...{ scenario, change, problem: problemOf('name') }} />
      <Text label="Title" field="title" {...{ scenario, change, problem: problemOf('title') }} />
      <Group title="What each feed answers" remark="first, then; the last one stays">
        {FEED_NAMES.map((feed) => (
          <Chain<FeedAnswer>
            key={feed}
            label={feed}
            path={['feeds', feed]}
            value={feeds[feed]}
            usual="good"
            choices={FEED_ANSWERS}
            wordsOf={answerInWords}
            onChange={(answers) => change({ feeds: { ...feeds, [feed]: answers } })}
          />
        ))}
      </Group>
      <Group title="What storage holds">
        {CACHES.map((cache) => (
          <Storage
            key={cache}
            cache={cache}
            state={storage[cache]}
            onChoose={(state) => change({ storage: { ...storage, [cache]: state } })}
          />
        ))}
      </Group>
      <Group title="The visitor and the world">
        <TimeField time={scenario.time} problem={problemOf('time')} onChange={(time) => change({ time })} />
        <ImagesField images={scenario.images} onChange={(images) => change({ images })} />
        <Toggles
          label="Motion"
          field="motion"
          choices={['usual', 'reduced']}
          value={motion}
          onChoose={(value) => change({ motion: value })}
        />
        <Chain
          label="Download"
          path={['download']}
          value={download}
          usual="saved"
          choices={DOWNLOADS}
          onChange={(outcomes) => change({ download: outcomes })}
        />
        <Chain
          label="Share"
          path={['share']}
          value={share}
          usual="copied"
          choices={SHARINGS}
          onChange={(outcomes) => change({ share: outcomes })}
        />
        <Chain
          label="Map data"
          path={['map']}
          value={scenario.map}
          usual="works"
          choices={MAP_ANSWERS}
          onChange={(outcomes) => change({ map: outcomes })}
        />
        <Chain
          label="Own place"
          path={['ownPlace']}
          value={scenario.ownPlace}
          usual="found"
          choices={OWN_PLACES}
          onChange={(outcomes) => change({ ownPlace: outcomes })}
        />
        <Toggles
          label="Map drawing"
          field="drawing"
          choices={['works', 'fails']}
          value={scenario.drawing}
          onChoose={(value) => change({ drawing: value })}
        />
        <Toggles
          label="Sanitiser"
          field="sanitiser"
          choices={['works', 'fails']}
          value={sanitiser}
          onChoose={(value) => change({ sanitiser: value })}
        />
        <OneOf
          label="Built-in gallery"
          field="fallbackGallery"
          choices={['good', 'fails']}
          value={scenario.fallbackGallery}
          onChoose={(fallbackGallery) => change({ fallbackGallery })}
        />
        <OneOf
          label="Baked content"
          field="baked"
          choices={scenario.snapshot ? ['there', 'none', 'seen'] : ['there', 'none']}
          value={scenario.baked ? (scenario.snapshot ? 'seen' : 'there') : 'none'}
          onChoose={(baked) =>
            change({ baked: baked !== 'none', ...(baked === 'there' && { snapshot: undefined }) })
          }
        />
        <OneOf
          label="Background video"
          field="backgroundVideo"
          choices={['good', 'fails']}
          value={scenario.backgroundVideo}
          onChoose={(backgroundVideo) => change({ backgroundVideo })}
        />
      </Group>
      <p className="scenario__remark">A dashed field is as it should be and is not written to the file.</p>
    </form>
  );
}

function answerInWords(answer: FeedAnswer): string {
  if (typeof answer === 'string') return answer;
  if ('status' in answer) return `seen: ${answer.status}`;
  return 'text' in answer ? 'seen: a text' : 'seen: a document';
}
