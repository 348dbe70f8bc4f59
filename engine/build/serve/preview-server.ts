export async function startPreview(o: unknown): Promise<{ url: string }> {
  return { url: String(o) };
}
