declare module 'virtual:theme-slot/*' {
  /** The component that fills the slot; `undefined` where the theme's own is shown. */
  const override: import('./slot.tsx').SlotOverride;
  export default override;
}
