/** `owner/name` of a GitHub URL, whatever comes behind it. */
const REPOSITORY = /^https?:\/\/(?:www\.)?github\.com\/([\w.-]+\/[\w.-]+?)(?:\.git)?(?:[/?#]|$)/i;

/** True for a link into one of the repositories (`owner/name`) that only subscribers can read. */
export function isPrivateRepository(url: string, privateRepositories: readonly string[]): boolean {
  const repository = REPOSITORY.exec(url)?.[1]?.toLowerCase();
  return repository !== undefined && privateRepositories.some((name) => name.toLowerCase() === repository);
}
