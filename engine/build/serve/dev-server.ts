export async function startDevServer(o: unknown): Promise<void> {
  void o;
}
