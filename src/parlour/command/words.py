"""`parlour words`: the languages, and what each still lacks."""

from __future__ import annotations

import json
from dataclasses import asdict

from parlour.command.arguments import AsJson, LanguageName


def run(language: LanguageName = "", as_json: AsJson = False) -> int:
    from parlour import words
    from parlour.game import BadOption
    from parlour.words.gaps import counts, faults

    if not language:
        found = counts()
        if as_json:
            print(json.dumps({name: {"messages": has, "english": total} for name, (has, total) in found.items()}))
        else:
            for name, (has, total) in found.items():
                print(words.say("words-language", {"language": name, "messages": has, "count": total}))
        return int(any(has < total for has, total in found.values()))
    if not language.replace("-", "").isalnum() or language != language.lower():
        raise BadOption("words-bad-language", text=language)
    wrong = tuple(faults(language))
    if as_json:
        print(json.dumps([asdict(fault) for fault in wrong]))
        return int(bool(wrong))
    for fault in wrong:
        print(words.say(f"words-{fault.what}", {"file": fault.file, "code": fault.code}))
    print(words.say("words-told", {"language": language, "count": len(wrong)}))
    return int(bool(wrong))
