import { defineHastPlugin } from 'satteri';

/** Names the checkboxes of task lists after their text, for screen readers. */
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
