/** Learning a game: its goal card, or the lesson on a table that is only for that. */

import { useEffect, useState } from "preact/hooks";
import * as api from "../app/api";
import { useGameModule } from "../app/gamemodule";
import { fetchMessages, type Translate } from "../app/messages";
import { Trouble } from "../app/pages/trouble";
import type { Settings } from "../app/settings";
import type { Lesson } from "../generated/wire";
import "../look/lesson.css";
import { GoalPage } from "./goal";
import { Teaching } from "./teaching";
import { loadTouches, type Touches } from "./touches";

interface LearnProps {
  t: Translate;
  settings: Settings;
  game: string;
  lesson: boolean;
}

/** What a lesson or a goal card needs, as soon as it is known which. */
export function fetchLesson(game: string, { lang, plain }: Settings, lesson: boolean): void {
  void fetchMessages(lang, ["learn", `${game}/learn`]);
  if (lesson) void loadTouches(game, plain);
}

export function LearnPage(p: LearnProps) {
  const { game, settings } = p;
  const [spoken, setSpoken] = useState("");
  useEffect(() => {
    void fetchMessages(settings.lang, ["learn", `${game}/learn`]).then(() => setSpoken(settings.lang));
  }, [game, settings.lang]);
  if (spoken !== settings.lang) return null;
  return p.lesson ? <LessonPage {...p} /> : <GoalPage {...p} />;
}

function LessonPage({ t, settings, game }: LearnProps) {
  const [lesson, setLesson] = useState<Lesson | null>(null);
  const [trouble, setTrouble] = useState<"" | "away" | "lost">("");
  const [touches, setTouches] = useState<Touches | null>(null);
  const module = useGameModule(game, settings);
  useEffect(() => {
    api.lesson(game).then(setLesson, (error: api.RequestRefused) => setTrouble(error.status ? "lost" : "away"));
  }, [game]);
  useEffect(() => {
    void loadTouches(game, settings.plain).then((found) => setTouches(() => found));
  }, [game, settings.plain]);
  if (trouble) return <Trouble t={t} kind={trouble} />;
  if (!lesson || !module || !touches) return <p class="loading">{t("loading")}</p>;
  return <Teaching t={t} settings={settings} game={game} lesson={lesson} module={module} touches={touches} />;
}
