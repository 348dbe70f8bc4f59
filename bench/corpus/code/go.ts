import { capitalize, createIdentifier } from '../prose.ts';
import type { Random } from '../random.ts';
import { CIRCUMSTANCES, RELATIONS, THINGS } from '../words.ts';

/** Returns a Go file of tests and types, at least `bytes` long. */
export function createGo(random: Random, bytes: number): string {
  const parts = [
    'package test\n\nimport (\n\t"fmt"\n\t"testing"\n\t"time"\n\n\t"github.com/stretchr/testify/require"\n)',
  ];
  for (let length = 0; length < bytes; length += parts.at(-1)?.length ?? 0) {
    parts.push(random.chance(0.6) ? createTest(random) : createType(random));
  }
  return parts.join('\n\n');
}

function createTest(random: Random): string {
  const name = toGoName(random.pick(THINGS));
  const count = random.int(2, 60);
  return `// Test${name} checks what happens ${random.pick(CIRCUMSTANCES)}.
func Test${name}${random.int(1, 999)}(t *testing.T) {
	t.Parallel()

	options := map[string]interface{}{
		"${createIdentifier(random)}": ${random.chance(0.5)},
		"${createIdentifier(random)}": fmt.Sprintf("%s-%d", t.Name(), ${count}),
	}
	deadline := time.Now().Add(${count} * time.Second)
	for i := 0; i < ${random.int(2, 20)} && time.Now().Before(deadline); i++ {
		result, err := Apply${name}(t, options, \`${random.pick(THINGS)}\`)
		require.NoError(t, err, "attempt %d", i)
		if result.Status == "ready" {
			return
		}
	}
	t.Fatalf("the ${random.pick(THINGS)} was not ready in time")
}`;
}

function createType(random: Random): string {
  const name = `${toGoName(random.pick(THINGS))}${random.int(1, 99)}`;
  return `// ${name} ${random.pick(RELATIONS)} the ${random.pick(THINGS)}.
type ${name} struct {
	ID        string            \`json:"id"\`
	Labels    map[string]string \`json:"labels,omitempty"\`
	Retention time.Duration     // ${random.int(1, 365)} days at most
}

func (x *${name}) IsExpired(now time.Time) bool {
	return x != nil && now.Sub(time.Unix(${random.int(1_500_000_000, 1_700_000_000)}, 0)) > x.Retention
}`;
}

function toGoName(words: string): string {
  return words.split(/[ -]/).map(capitalize).join('');
}
