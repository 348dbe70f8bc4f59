type Data = Readonly<Record<string, unknown>>;

/** Data of plugins; none runs here. */
export default function useGlobalData(): Data {
  return {};
}

/** Data of all instances of a plugin. */
export function useAllPluginInstancesData(_name: string): Data {
  return {};
}

/** Data of one instance of a plugin. */
export function usePluginData(_name: string, _id?: string): undefined {
  return undefined;
}
