declare module 'virtual:theme-slot/*' {
  /** The component that fills the slot; `undefined` for the theme's default. */
  const override: import('./slot.tsx').SlotOverride;
  export default override;
}
