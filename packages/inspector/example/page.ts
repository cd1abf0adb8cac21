import { inspectPage } from '@bupc/inspector';
import { createActor, setup } from 'xstate';

const kettle = setup({ delays: { boiling: 3000 } }).createMachine({
  initial: 'cold',
  states: {
    cold: { on: { switched: 'heating' } },
    heating: { after: { boiling: 'hot' } },
    hot: { on: { switched: 'cold' } },
  },
});
const lamp = setup({}).createMachine({
  initial: 'off',
  states: { off: { on: { switched: 'on' } }, on: { on: { switched: 'off' } } },
});
const kitchen = setup({ actors: { kettle, lamp } }).createMachine({
  id: 'kitchen',
  invoke: [
    { src: 'kettle', systemId: 'kettle' },
    { src: 'lamp', systemId: 'lamp' },
  ],
});

const page = await inspectPage(createActor(kitchen));
page.start();

for (const name of ['kettle', 'lamp']) {
  const machine = page.system.get(name);
  const button = document.body.appendChild(document.createElement('button'));
  const draw = () => {
    button.textContent = `${name} ${machine.getSnapshot().value}`;
  };
  machine.subscribe(draw);
  draw();
  button.onclick = () => machine.send({ type: 'switched' });
}
