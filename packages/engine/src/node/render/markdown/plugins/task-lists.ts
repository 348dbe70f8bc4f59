import { defineHastPlugin } from 'satteri';

/** Names the boxes of task lists after their text, so that a screen reader says more than "checkbox". */
export const taskLists = defineHastPlugin({
  name: 'task-lists',
  element: [
    {
      filter: ['input'],
      visit(node, ctx) {
        const item = ctx.parent(node);
        if (item !== undefined)
          ctx.setProperty(node, 'ariaLabel', ctx.textContent(item).replace(/\s+/g, ' ').trim());
      },
    },
  ],
});
